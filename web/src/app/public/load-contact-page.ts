/** The page a request is sent from. */
export const loadContactPage = async () => (await import('../../features/contact')).ContactPage;
