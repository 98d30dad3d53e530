import { NEW_TICKET_TEXTS } from '@harborline/domain/texts/new-ticket';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMay } from '../../../shared/staff/use-may';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { DeniedState } from '../../../shared/ui-admin/denied-state';
import { LeaveDialog } from '../../../shared/ui-admin/leave-dialog';
import { linkOfView, type TicketView } from '../list/ticket-filter';
import { HeaderFrame } from '../thread/header-frame';
import { problemsOf, REQUIRED_FIELDS } from './new-ticket';
import { type FieldRefs, NewTicketFields } from './new-ticket-fields';
import { focusNewTicketLink } from './new-ticket-link';
import { useNewTicket } from './use-new-ticket';

/** Creates a ticket for somebody, beside the list that the person came from (D-100). */
export function NewTicketPane({ view }: { view: TicketView }) {
  const mayCreate = useMay('Messages.createAsAgent');
  // The list, which has the page's heading, is hidden then.
  const isAlone = useMediaQuery((theme) => theme.breakpoints.down('md'));
  return (
    <Box
      component="section"
      aria-label={NEW_TICKET_TEXTS.create}
      sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}
    >
      <HeaderFrame backTo={linkOfView(view)}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h2" component={isAlone ? 'h1' : 'h2'} sx={{ fontSize: '1rem' }}>
            {NEW_TICKET_TEXTS.create}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {NEW_TICKET_TEXTS.intro}
          </Typography>
        </Box>
      </HeaderFrame>
      {mayCreate ? <NewTicketForm view={view} /> : <DeniedState />}
    </Box>
  );
}

function useFieldRefs(): FieldRefs {
  const email: RefObject<HTMLInputElement | null> = useRef(null);
  const subject: RefObject<HTMLInputElement | null> = useRef(null);
  const text: RefObject<HTMLTextAreaElement | null> = useRef(null);
  return { email, subject, text };
}

function NewTicketForm({ view }: { view: TicketView }) {
  const navigate = useNavigate();
  const refs = useFieldRefs();
  const form = useNewTicket();
  const [isAsking, setIsAsking] = useState(false);
  const { ticket, isBusy, end } = form;
  // An effect that runs after the guard's, which has unlocked by then.
  useEffect(() => {
    if (end === null) return;
    void navigate(linkOfView(view, end === '' ? undefined : end), { replace: true });
    // The form goes, and would take the focus of a keyboard with it.
    focusNewTicketLink();
  }, [end, navigate, view]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problems = problemsOf(ticket);
    const first = REQUIRED_FIELDS.find((field) => problems[field] !== undefined);
    if (first !== undefined) refs[first].current?.focus();
    form.submit();
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ flex: 1, minHeight: 0, overflowY: 'auto', px: { xs: 2, sm: 3 }, py: 2 }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, maxWidth: 640 }}>
        <NewTicketFields form={form} refs={refs} />
        {form.refusal !== '' && <Alert severity="error">{form.refusal}</Alert>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pb: 2 }}>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {submitLabel(ticket.isMailed, isBusy)}
          </Button>
          {form.hasAnything && (
            <Button color="inherit" disabled={isBusy} onClick={() => setIsAsking(true)}>
              {NEW_TICKET_TEXTS.discard}
            </Button>
          )}
        </Box>
      </Box>
      <ConfirmDialog
        isOpen={isAsking}
        title={NEW_TICKET_TEXTS.discardTitle}
        description={NEW_TICKET_TEXTS.discardBody}
        confirmLabel={NEW_TICKET_TEXTS.discard}
        isDestructive
        onConfirm={form.discard}
        onCancel={() => setIsAsking(false)}
      />
      <LeaveDialog blocker={form.blocker} description={NEW_TICKET_TEXTS.lost} />
    </Box>
  );
}

function submitLabel(isMailed: boolean, isBusy: boolean): string {
  if (isBusy) return NEW_TICKET_TEXTS.creating;
  return isMailed ? NEW_TICKET_TEXTS.send : NEW_TICKET_TEXTS.save;
}
