/** The attribute of the form that starts a chat; its value is the id of the library. */
export const CHAT_OF = 'data-chat-of';

/** The attribute of a form that was sent before the app was there; the script in the head of `visitors.html` sets it. */
export const IS_PRESSED = 'data-pressed';
