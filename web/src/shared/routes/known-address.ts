const KEY = 'harborline-known-address';

/** The address of whoever just followed an invitation or set a new password in this tab, for the sign-in form. */
export const knownAddress = {
  note: (email: string): void => window.sessionStorage.setItem(KEY, email),
  read: (): string => window.sessionStorage.getItem(KEY) ?? '',
  forget: (): void => window.sessionStorage.removeItem(KEY),
};
