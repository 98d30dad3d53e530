const ENTRY = '/admin.html';

/**
 * Replaces the page with the staff entry, at the same URL. Hosting serves the visitors' entry for unknown staff URLs,
 * so that the status is 404; signed-in people stay in the admin area.
 */
export async function showStaffEntry(): Promise<void> {
  const response = await fetch(ENTRY);
  if (!response.ok) throw new Error(`${ENTRY} answered ${response.status}`);
  const html = await response.text();
  document.open();
  // Our own page; only a rewritten document runs its scripts in order.
  document.write(html);
  document.close();
}
