import { LIMITS } from '@harborline/domain/limits';
import { COMMAND_TEXTS } from '@harborline/domain/texts/command-bar';
import SearchIcon from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { VISUALLY_HIDDEN } from '../../shared/ui-admin/visually-hidden';
import { type Command, type CommandPage, grouped, matchingCommands, nextPlace } from './command';
import { CommandList } from './command-list';
import { useActions } from './use-actions';
import { useArticleCommand } from './use-article-command';
import { useFoundPeople } from './use-found-people';
import { useFoundTickets } from './use-found-tickets';
import { useMacroCommands } from './use-macro-commands';
import { useTicketCommands } from './use-ticket-commands';

interface CommandDialogProps {
  /** every page that the person may open */
  pages: readonly CommandPage[];
  initialText?: string;
  onClose: () => void;
}

/** What fits the text: actions and pages, then tickets, people and articles. */
function useCommands(pages: readonly CommandPage[], text: string) {
  const navigate = useNavigate();
  const actions = useActions();
  const macros = useMacroCommands(text);
  const ticket = useTicketCommands(text);
  const { commands: tickets, note } = useFoundTickets(text);
  const people = useFoundPeople(text);
  const articles = useArticleCommand(text);
  const going = useMemo(
    () =>
      pages.map(
        ({ label, part, to }): Command => ({
          id: `go ${to}`,
          group: 'go',
          label,
          detail: part,
          run: () => void navigate(to),
        }),
      ),
    [pages, navigate],
  );
  return {
    commands: grouped([
      ...matchingCommands([...actions, ...ticket, ...macros, ...going], text),
      ...tickets,
      ...people,
      ...articles,
    ]),
    note,
  };
}

/** How many commands there are, or how the search for tickets is going. */
function Status({ count, note }: { count: number; note: string }) {
  const isEmpty = count === 0 && note === '';
  return (
    <>
      {(note !== '' || isEmpty) && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 2, py: 1.25 }}>
          {isEmpty ? COMMAND_TEXTS.none : note}
        </Typography>
      )}
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {isEmpty ? COMMAND_TEXTS.none : note || COMMAND_TEXTS.count(count)}
      </Box>
    </>
  );
}

/** The command bar: a field that goes to pages, does things and searches tickets (D-106). */
export function CommandDialog({ pages, initialText = '', onClose }: CommandDialogProps) {
  const id = useId();
  const [text, setText] = useState(initialText);
  const [place, setPlace] = useState(0);
  const { commands, note } = useCommands(pages, text);
  const at = Math.min(place, commands.length - 1);
  const active = commands[at];
  const optionId = (command: Command) => `${id}-option-${commands.indexOf(command)}`;

  const run = (command: Command, event: { readonly isTrusted: boolean }) => {
    onClose();
    command.run(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and the arrows choose among the words that an input method offers.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault();
      run(active, event.nativeEvent);
    }
    const next = nextPlace(event.key, at, commands.length);
    if (next === null) return;
    event.preventDefault();
    setPlace(next);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      aria-label={COMMAND_TEXTS.title}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { sx: { mt: { xs: 1, sm: 8 }, mx: { xs: 1, sm: 4 }, maxHeight: '70dvh' } } }}
    >
      <InputBase
        autoFocus
        fullWidth
        value={text}
        placeholder={COMMAND_TEXTS.field}
        startAdornment={<SearchIcon fontSize="small" sx={{ mr: 1, color: 'text.secondary' }} />}
        inputProps={{
          role: 'combobox',
          'aria-label': COMMAND_TEXTS.field,
          'aria-expanded': commands.length > 0,
          'aria-controls': `${id}-list`,
          'aria-autocomplete': 'list',
          'aria-activedescendant': active === undefined ? undefined : optionId(active),
          autoComplete: 'off',
          spellCheck: false,
          maxLength: LIMITS.ticketSearchQuery,
        }}
        onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
        onChange={(event) => {
          setText(event.target.value);
          setPlace(0);
        }}
        onKeyDown={onKeyDown}
        sx={{ flex: 'none', px: 2, py: 1.25, borderBottom: 1, borderColor: 'divider' }}
      />
      <CommandList id={`${id}-list`} commands={commands} active={active} optionId={optionId} onRun={run} />
      <Status count={commands.length} note={note} />
    </Dialog>
  );
}
