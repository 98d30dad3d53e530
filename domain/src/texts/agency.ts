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
  exportLead: 'A CSV list of the agencies with the chat integration enabled.',
  exportFailed: 'The list could not be generated.',
  notAgency: 'Only an agency can do this, from its own library',
  alreadyActing: 'You are already working in another library. Please switch back to your own first',
  noSuchLibrary: 'This library does not exist or is not one of yours',
} as const;
