export { ConversationPage } from './conversation-page';
