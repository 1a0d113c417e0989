/** What keeps a backup from being made or restored, in a sentence for whoever runs the command. */
export class BackupError extends Error {
  override name = 'BackupError'
}
