const ENTRY = '/admin.html';

/**
 * Replaces the page by the staff's entry, at the same address. Hosting answers an address of the staff that it does
 * not know with the visitors' entry, for the status 404's sake; whoever is signed in stays in the admin area.
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
