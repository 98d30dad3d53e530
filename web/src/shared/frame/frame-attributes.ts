/** The attribute of the widget's header that names the domains of its library, separated by spaces. */
export const OWN_DOMAINS = 'data-domains';

/** The attribute of what closes the widget where the page around it listens. */
export const CLOSES = 'data-closes';

/** The attribute of the link to the chat that this browser's visitor has; its value is the id of the library. */
export const RUNNING_CHAT = 'data-running-chat';

/** The attribute of a line that says what the team is: 'there', 'away' or 'closed'. */
export const TEAM_LINE = 'data-team';

/** The attribute of what holds the words for when the team is back; its value is that time in milliseconds. */
export const BACK_AT = 'data-back-at';

/** The attribute of one of these words. */
export const BACK_WORDS_OF = 'data-back-words';
