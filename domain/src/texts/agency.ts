/** Switching into a child library and back. */
export const AGENCY_TEXTS = {
  /** S8-01 */
  switchFailedTitle: 'Error',
  switchFailed: 'An error occurred while logging in',
  /** S8-02 */
  switchBackFailed: 'An error occurred while logging out',
  /** S8-03 */
  switched: (domain: string) => `You have been logged in as ${domain}, reloading the page...`,
  /** S8-04 */
  switchedBack: 'You have been logged out, reloading the page...',
  /** S2.8-22 */
  switchBack: 'Switch back to my account',
  /** S2.9-01 */
  generateCsv: 'Generate Csv',
  generatingCsv: 'Generating...',
  // Ours from here on (D-47).
  exportTitle: 'Agency export',
  exportLead: 'A list of the agencies whose chat integration is enabled, for a spreadsheet.',
  exportFailed: 'The list could not be generated.',
  notAgency: 'Only an agency, in its own account, can do this',
  alreadyActing: 'You are in another account already, please switch back to your own first',
  noSuchLibrary: 'That account does not exist, or it is not one of yours',
} as const;
