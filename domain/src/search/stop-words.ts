/** The 70 common English words that searches ignore (S9-22, frozen by D-26). */
export const STOP_WORDS: ReadonlySet<string> = new Set([
  ...['a', 'about', 'after', 'all', 'also', 'am', 'an', 'and', 'any', 'are'],
  ...['as', 'at', 'be', 'because', 'been', 'but', 'by', 'can', 'could', 'did'],
  ...['do', 'does', 'for', 'from', 'had', 'has', 'have', 'he', 'her', 'his'],
  ...['how', 'i', 'if', 'in', 'into', 'is', 'it', 'its', 'me', 'my'],
  ...['of', 'on', 'or', 'our', 'she', 'should', 'so', 'some', 'than', 'that'],
  ...['the', 'their', 'them', 'then', 'there', 'these', 'they', 'this', 'to', 'was'],
  ...['we', 'were', 'what', 'when', 'where', 'which', 'who', 'will', 'with', 'you'],
]);
