/** Whether the widget is compact: `hc` or `hct` is 1 (S2.3-22). In a file of its own, since the first page of the widget reads no more. */
export function isCompactWidget(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.get('hc') === '1' || query.get('hct') === '1';
}
