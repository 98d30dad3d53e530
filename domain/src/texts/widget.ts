/** The help library in one page, which a page of the same origin may frame. */
export const WIDGET_TEXTS = {
  /** S2.2-18, with its asterisks */
  invalidUrl: '*Invalid Widget Url*',
  // Ours (D-47).
  backTo: (host: string) => `Back to ${host}`,
} as const;
