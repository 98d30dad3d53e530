import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { useNavigate } from 'react-router-dom';
import { refusalText } from '../../../shared/api/refusal-text';
import { useChange } from '../../../shared/requests/use-change';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { takeChat, takeNext } from './chat-calls';

const JUST_TAKEN = { isTaken: true } as const;

/** Whether the person came to a page by taking its chat. @param state of its place in the history */
export const isJustTaken = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isTaken' in state && state.isTaken === true;

/** Taking a chat, by its ref or the next one, and opening it. */
export function useTake() {
  const toasts = useToasts();
  const navigate = useNavigate();
  const open = (conversation: string) =>
    navigate(adminLinks.chats('queue', conversation), { state: JUST_TAKEN });
  const onRefused = (error: Error) => toasts.error(refusalText(error));
  const one = useChange({
    name: 'chat-not-taken',
    run: takeChat,
    onDone: ({ conversation_ref }) => void open(conversation_ref),
    onRefused,
  });
  const next = useChange({
    name: 'next-chat-not-taken',
    run: (_nothing: undefined) => takeNext(),
    onDone: (ref) => (ref === null ? toasts.info(CHAT_TEXTS.nobodyWaits) : void open(ref)),
    onRefused,
  });
  return {
    isRunning: one.isRunning || next.isRunning,
    take: (ref: string) => void one.run(ref),
    takeNext: () => void next.run(undefined),
  };
}
