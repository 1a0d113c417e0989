import type { Check, CheckName, Figures, FitVerdict, Reason, RuleSource } from '@/lib/fitment/kit'

/** Makes the findings of a check by one rule: `found('no', 'otherRim', figures)`. */
export const findingsOf =
  (check: CheckName, source: RuleSource) =>
  (verdict: FitVerdict, reason: Reason, figures: Figures = {}): Check => ({
    check,
    source,
    verdict,
    reason,
    figures,
  })

/** A finding that stands beside the verdict and does not lower it. */
export const beside = (finding: Check): Check => ({ ...finding, isToCheck: true })
