/** Where the device keeps the random text by which views and steps of this browser are told from others (D-18). */
export const VIEWER_KEY = 'viewer';
