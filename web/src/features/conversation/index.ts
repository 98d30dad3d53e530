export { ConversationPage } from './conversation-page';
export { TicketConversation } from './ticket-conversation';
