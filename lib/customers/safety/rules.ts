/** Reports whose sender the register may know no longer: after five years (Regulation (EU) 2023/988, art. 9(3)). */
export function oldReports(now: Date) {
  const fiveYearsAgo = new Date(now)
  fiveYearsAgo.setUTCFullYear(now.getUTCFullYear() - 5)
  return { createdAt: { lt: fiveYearsAgo }, fromEmail: { not: '' } }
}
