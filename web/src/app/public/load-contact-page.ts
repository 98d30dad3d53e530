/** Loads the contact page. */
export const loadContactPage = async () => (await import('../../features/contact')).ContactPage;
