/** Whether a click may end the session: one made by a script may not (S5-25, D-29). */
export function mayLogOut(click: { readonly isTrusted: boolean }): boolean {
  return click.isTrusted;
}
