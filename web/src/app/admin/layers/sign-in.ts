/** The sign-in page. The build makes a few files of all that it and the entry import (web/build/chunks.ts). */
export const loginPage = async () => (await import('../../../features/sign-in/login/login-page')).LoginPage;
