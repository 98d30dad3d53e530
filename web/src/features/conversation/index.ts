export { ChatPage } from './chat/chat-page';
export { ConversationPage } from './conversation-page';
export { TicketConversation } from './ticket-conversation';
