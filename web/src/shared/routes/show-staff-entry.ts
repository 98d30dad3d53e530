const ENTRY = '/admin.html';

/**
 * Replaces the page by the staff's entry, at the same address. Hosting serves the visitors' entry for unknown staff
 * addresses, so that the status is 404; people who are signed in stay in the admin area.
 */
export async function showStaffEntry(): Promise<void> {
  const response = await fetch(ENTRY);
  if (!response.ok) throw new Error(`${ENTRY} answered ${response.status}`);
  const html = await response.text();
  document.open();
  // Our own page; only a document that is written anew runs its scripts in their order.
  document.write(html);
  document.close();
}
