import type { RouteName } from '@harborline/domain/permissions/table';

/**
 * The base of every screen behind the sign-in. The build bundles everything it imports into two files
 * (web/build/chunks.ts).
 */
export const adminShell = async () => (await import('../shell/admin-shell')).AdminShell;

/** The guard loads with the screen: the sign-in page does without the permission table. */
export const guardOf = async (row: RouteName) => (await import('../guards/require-permission')).guardOf(row);
