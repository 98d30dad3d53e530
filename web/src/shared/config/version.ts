/** Version shown in the footer (S9-27). */
export const APP_VERSION = '3072';
