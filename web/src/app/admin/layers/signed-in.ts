/** What every screen behind the sign-in stands on. The build makes two files of all that it imports (web/build/chunks.ts). */
export const adminShell = async () => (await import('../shell/admin-shell')).AdminShell;
