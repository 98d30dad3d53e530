export function ConversationPage({ conversationRef }: { conversationRef: string }) {
  return conversationRef;
}
