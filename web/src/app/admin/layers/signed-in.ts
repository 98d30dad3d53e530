/**
 * The base of every screen behind the sign-in. The build bundles everything it imports into two files
 * (web/build/chunks.ts).
 */
export const adminShell = async () => (await import('../shell/admin-shell')).AdminShell;
