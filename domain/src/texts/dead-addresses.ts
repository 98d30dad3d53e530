/** Links of an article to addresses of the help center at which visitors find nothing; the wording is ours (D-47). */
export const DEAD_ADDRESS_TEXTS = {
  title: 'Visitors find nothing at these addresses:',
  gone: (address: string) => `${address}: it does not exist.`,
  hidden: (address: string, title: string) => `${address}: visitors cannot open “${title}”.`,
} as const;
