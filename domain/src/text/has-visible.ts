const VISIBLE = /[^\p{C}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/u;

/** Whether a text shows anything: spaces, controls and characters without width or ink alone do not. */
export const hasVisible = (text: string): boolean => VISIBLE.test(text);
