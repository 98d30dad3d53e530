export { loadChatPage, loadConversationPage, loadTicketConversation } from './load-later';
