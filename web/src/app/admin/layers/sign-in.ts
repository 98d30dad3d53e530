/**
 * The sign-in page. The build bundles everything that it and the entry import into a few files (web/build/chunks.ts).
 */
export const loginPage = async () => (await import('../../../features/sign-in/login/login-page')).LoginPage;
