/** The attribute of the widget's header that names the domains of its library, separated by spaces. */
export const OWN_DOMAINS = 'data-domains';

/** The attribute of what closes the widget where the page around it listens. */
export const CLOSES = 'data-closes';

/** The attribute of the link to the chat that this browser's visitor has; its value is the id of the library. */
export const RUNNING_CHAT = 'data-running-chat';

/** The attribute of a line that says what the team is: 'away', 'closed', or '' while it is there. */
export const TEAM_LINE = 'data-team';

/** The attribute of such a line that says when the hours change, in milliseconds since 1970. */
export const CHANGES_AT = 'data-changes-at';

/** The attribute of a notice that says when it ends, in milliseconds since 1970. */
export const ENDS_AT = 'data-ends-at';
