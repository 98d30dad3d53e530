/** Loads a visitor's conversation at its own address. */
export const loadConversationPage = async () => (await import('./conversation-page')).ConversationPage;

/** Loads the conversation of a request that was just sent. */
export const loadTicketConversation = async () => (await import('./ticket-conversation')).TicketConversation;

/** Loads the chat of the widget. */
export const loadChatPage = async () => (await import('./chat/chat-page')).ChatPage;
