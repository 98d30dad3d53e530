/** The sanitiser, which only pages that show people's HTML fetch. */
export const loadSanitiser = () => import('../../shared/html/sanitise');
