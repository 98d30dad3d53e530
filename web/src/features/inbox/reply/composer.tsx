import { isChat } from '@harborline/domain/chat/chat-state';
import { canSend } from '@harborline/domain/conversation/build-message';
import type { SettableStatus } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { CANNED_REPLY_TEXTS } from '@harborline/domain/texts/canned-replies';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { MENTION_TEXTS } from '@harborline/domain/texts/mentions';
import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import MentionIcon from '@mui/icons-material/AlternateEmailRounded';
import EmojiIcon from '@mui/icons-material/EmojiEmotionsOutlined';
import CannedIcon from '@mui/icons-material/QuickreplyOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from 'react';
import { useEmoji } from '../../../shared/emoji/use-emoji';
import { useIsOnline } from '../../../shared/hooks/use-is-online';
import { BELOW_TOASTS } from '../../../shared/ui-admin/below-toasts';
import { PRINT } from '../../../shared/ui-admin/print-styles';
import { VISUALLY_HIDDEN } from '../../../shared/ui-admin/visually-hidden';
import { ReplyAttachments } from '../attached/reply-attachments';
import type { ReplyFiles } from '../attached/reply-files';
import { CannedPart } from '../canned/canned-part';
import type { SubmitForReview } from '../drafts/use-submission';
import { MentionPart } from '../mentioning/mention-part';
import type { Mentioning } from '../mentioning/use-mention-search';
import { SendButtons } from '../sending/send-buttons';
import type { Ticket } from '../ticket';
import { useComposerLists } from '../word-search/use-composer-lists';
import type { ComposerMode } from './outgoing';

const LEAST_LINES = 2;
const MOST_LINES = 10;
/**
 * Whether the browser fits a field to its text. MUI does so with a script that has the page laid out twice with every ticket
 * that is opened.
 */
const SIZES_ITSELF = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

interface ComposerProps {
  conversation: Ticket;
  mode: ComposerMode;
  /** what to choose between above the field */
  tabs: readonly ComposerMode[];
  /** whether a bar below offers the same, which an on-screen keyboard may cover while the field has the focus */
  hasBar?: boolean;
  /** what the field for replies says while it is empty */
  placeholder?: string;
  text: string;
  /** the people whom a note mentions; absent where nobody can be mentioned */
  mentioning?: Mentioning | undefined;
  attached: ReplyFiles;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** for whoever may have a reply reviewed before it is sent (D-104) */
  review?: SubmitForReview | undefined;
  /** what applies macros; absent where nobody can */
  macros?: ((isDisabled: boolean) => ReactNode) | undefined;
  onModeChange: (mode: ComposerMode) => void;
  onTextChange: (text: string) => void;
  /** @param thenStatus what becomes of the ticket afterwards */
  onSend: (thenStatus?: SettableStatus) => void;
  /** chooses a time at which the reply goes out; absent where nobody can */
  onPlan?: (() => void) | undefined;
}

const KEYS = INBOX_TEXTS.sendKeys;
const WARN_FROM = LIMITS.messageText - 500;

/** Enter sends; with Shift, or within an input method, it does not. */
function isSendKey(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
}

/** With Ctrl and Shift, Enter sends and closes the ticket. */
const isCloseKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' &&
  event.shiftKey &&
  (event.ctrlKey || event.metaKey) &&
  !event.nativeEvent.isComposing;

/** Back to the ticket's row, from which the keys of the list go on; where there is none, out of the field. */
function leaveField(field: EventTarget & HTMLElement): void {
  const row = document.querySelector<HTMLElement>('[data-ticket][aria-current="true"]');
  if (row === null) field.blur();
  else row.focus();
}

/** What the empty field says. */
const placeholderOf = (isNote: boolean, mayMention: boolean): string => {
  if (!isNote) return INBOX_TEXTS.replyPlaceholder;
  return mayMention ? MENTION_TEXTS.placeholder : INBOX_TEXTS.notePlaceholder;
};

interface ModeTabsProps extends Pick<ComposerProps, 'mode' | 'tabs' | 'onModeChange'> {
  /** whether a finger leaves the focus in the field, and with it the on-screen keyboard */
  keepsFocus: boolean;
}

function ModeTabs({ mode, tabs, keepsFocus, onModeChange }: ModeTabsProps) {
  return (
    <Tabs
      value={mode}
      onChange={(_, next: ComposerMode) => onModeChange(next)}
      onMouseDown={keepsFocus ? (event) => event.preventDefault() : undefined}
      selectionFollowsFocus
      aria-label={INBOX_TEXTS.composerModes}
      sx={{ minHeight: 36, px: 1, '& .MuiTab-root': { minHeight: 36, px: 1.25 } }}
    >
      {tabs.map((tab) => (
        <Tab key={tab} value={tab} label={tab === 'note' ? INBOX_TEXTS.noteLabel : INBOX_TEXTS.replyLabel} />
      ))}
    </Tabs>
  );
}

/** The field for a reply or a note. A note has the same tint as notes in the thread. */
export function Composer({
  mode,
  text,
  attached,
  inputRef,
  review,
  onModeChange,
  onTextChange,
  onSend,
  ...props
}: ComposerProps) {
  const hintId = useId();
  // On an on-screen keyboard, Enter is the only key for a new line.
  const isTouch = useMediaQuery('(pointer: coarse)');
  const isNote = mode === 'note';
  const label = isNote ? INBOX_TEXTS.noteLabel : INBOX_TEXTS.replyLabel;
  const isDraftOnly = review?.isOnly === true;
  const [hasFocus, setFocus] = useState(false);
  const hasBar = props.hasBar === true;
  const areTabsShown = hasBar ? hasFocus && props.tabs.length > 1 : props.tabs.length > 0;
  const hasTwoWays = review !== undefined && !isDraftOnly && !isNote;
  const isSending = attached.upload.state === 'sending' || review?.isRunning === true;
  const isOnline = useIsOnline();
  const mentioning = isNote ? (props.mentioning ?? null) : null;
  const lists = useComposerLists(inputRef, onTextChange, { mentioning, hasCanned: !isDraftOnly });
  const emoji = useEmoji(inputRef, onTextChange);
  const { files } = attached;
  const maySend = canSend(text, files[0]?.name) && !isSending && (files.length === 0 || isOnline);
  const maySubmit = canSend(text) && !isSending && files.length === 0 && isOnline;
  // A reply waits for the connection by itself, a draft does not.
  const isHeldUp = !isOnline && review !== undefined && !isNote && text !== '';
  const status = isNote || isChat(props.conversation) ? null : props.conversation.status;
  const finish = (thenStatus?: SettableStatus) => {
    if (isDraftOnly) {
      if (maySubmit) review.onSubmit();
    } else if (maySend) onSend(thenStatus);
  };
  return (
    <Box
      {...PRINT.none}
      {...BELOW_TOASTS}
      onFocus={() => setFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocus(currentTarget.contains(relatedTarget))}
      sx={{
        position: 'relative',
        mx: { xs: 1, sm: 2 },
        mb: { xs: 1, sm: 2 },
        border: 1,
        borderRadius: 1.5,
        borderColor: isNote ? 'surface.noteBorder' : 'divider',
        bgcolor: isNote ? 'surface.note' : 'background.paper',
        '&:focus-within': { borderColor: isNote ? 'surface.noteBorder' : 'primary.main' },
      }}
    >
      {areTabsShown && (
        <ModeTabs mode={mode} tabs={props.tabs} keepsFocus={hasBar} onModeChange={onModeChange} />
      )}
      <Box
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) lists.leave();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && lists.onKeyDown(event)) event.stopPropagation();
        }}
      >
        <InputBase
          multiline
          fullWidth
          {...(SIZES_ITSELF ? { rows: LEAST_LINES } : { minRows: LEAST_LINES, maxRows: MOST_LINES })}
          value={text}
          inputRef={inputRef}
          placeholder={(!isNote && props.placeholder) || placeholderOf(isNote, mentioning !== null)}
          inputProps={{
            'aria-label': label,
            'aria-describedby': hintId,
            'aria-autocomplete': 'list',
            ...lists.aria,
            onSelect: lists.look,
            onFocus: lists.look,
            maxLength: LIMITS.messageText,
            readOnly: isSending,
            dir: 'auto',
          }}
          onChange={(event) => {
            onTextChange(event.target.value);
            lists.look();
          }}
          onKeyDown={(event) => {
            if (lists.onKeyDown(event)) {
              event.preventDefault();
              event.stopPropagation();
              return;
            }
            if (event.key === 'Escape' && !event.nativeEvent.isComposing) leaveField(event.currentTarget);
            if (isCloseKey(event) && status !== null) {
              event.preventDefault();
              finish('closed');
            }
            if (isTouch || !isSendKey(event)) return;
            event.preventDefault();
            finish();
          }}
          sx={{
            px: 2,
            pt: areTabsShown ? 0.5 : 1,
            pb: 0.5,
            fontSize: '0.875rem',
            color: isNote ? 'surface.noteText' : 'text.primary',
            ...(SIZES_ITSELF && {
              '& textarea': {
                fieldSizing: 'content',
                minHeight: `${LEAST_LINES}lh`,
                maxHeight: `${MOST_LINES}lh`,
                overflowY: 'auto',
              },
            }),
          }}
        />
        {/* Behind the field, so that Tab leads from it to what can be pressed in the list. */}
        {lists.canned !== null && !isSending && (
          <CannedPart list={lists.canned} conversation={props.conversation} />
        )}
        {lists.mention !== null && !isSending && (
          <MentionPart list={lists.mention} mentioning={lists.mentioning} />
        )}
        <Box component="span" role="status" sx={VISUALLY_HIDDEN}>
          {lists.status}
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          pl: 2,
          pr: 1,
          pb: 1,
          // The second click of a double click meets a disabled button, and would select a word somewhere.
          userSelect: 'none',
        }}
      >
        {!isSending && emoji.list}
        {!isDraftOnly && (
          <ReplyAttachments key={mode} attached={attached} onRemoved={() => inputRef.current?.focus()} />
        )}
        {!isDraftOnly && (
          <IconButton
            size="small"
            color="inherit"
            aria-label={CANNED_REPLY_TEXTS.insert}
            title={CANNED_REPLY_TEXTS.insertHint}
            aria-expanded={lists.canned !== null}
            disabled={isSending}
            // The field keeps the focus, so that pressing the button again closes the list.
            onMouseDown={(event) => event.preventDefault()}
            onClick={lists.toggleCanned}
          >
            <CannedIcon fontSize="small" />
          </IconButton>
        )}
        {props.macros?.(isSending)}
        {mentioning !== null && (
          <IconButton
            size="small"
            color="inherit"
            aria-label={MENTION_TEXTS.insert}
            title={MENTION_TEXTS.insertHint}
            aria-expanded={lists.mention !== null}
            disabled={isSending}
            onMouseDown={(event) => event.preventDefault()}
            onClick={lists.toggleMention}
          >
            <MentionIcon fontSize="small" />
          </IconButton>
        )}
        <IconButton
          size="small"
          color="inherit"
          aria-label={CHAT_TEXTS.emoji}
          title={CHAT_TEXTS.emoji}
          aria-expanded={emoji.isOpen}
          disabled={isSending}
          onClick={emoji.toggle}
        >
          <EmojiIcon fontSize="small" />
        </IconButton>
        <Typography id={hintId} variant="caption" color="textSecondary" sx={{ flex: 1, minWidth: 0 }}>
          {isHeldUp ? (
            <span role="status">{DRAFT_TEXTS.submitOffline}</span>
          ) : text.length > WARN_FROM ? (
            INBOX_TEXTS.charactersLeft(LIMITS.messageText - text.length)
          ) : isTouch ? null : (
            // Beside the buttons of a narrow screen it would be a column of words.
            <Box
              component="span"
              sx={{ display: { xs: 'none', sm: hasTwoWays ? 'none' : 'inline', xl: 'inline' } }}
            >
              <kbd>{KEYS.enter}</kbd> {isDraftOnly ? DRAFT_TEXTS.submitKeys : KEYS.sends}{' '}
              <kbd>{KEYS.shift}</kbd> + <kbd>{KEYS.enter}</kbd> {KEYS.newLine}
            </Box>
          )}
        </Typography>
        <SendButtons
          isNote={isNote}
          review={review}
          hasFiles={files.length > 0}
          maySubmit={maySubmit}
          maySend={maySend}
          status={status}
          onSend={onSend}
          onPlan={props.onPlan}
        />
      </Box>
    </Box>
  );
}
