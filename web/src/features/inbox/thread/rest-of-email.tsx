import { INBOUND_TEXTS } from '@harborline/domain/texts/inbound-mail';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useId, useState } from 'react';
import { LinkedText } from './linked-text';

interface RestOfEmailProps {
  /** what is new in the email */
  text: string;
  /** all of it */
  full: string;
}

/** What an email says beside what is new in it: quoted mails and the signature, folded (D-98). */
export function RestOfEmail({ text, full }: RestOfEmailProps) {
  // Answers between quoted lines are told apart by all of the email alone.
  const rest = full.startsWith(text) ? full.slice(text.length).trim() : full;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen((wasOpen) => !wasOpen)}
        sx={{ mt: 0.5, fontSize: '0.75rem', textDecoration: 'underline', minHeight: 24, borderRadius: 1 }}
      >
        {isOpen ? INBOUND_TEXTS.hideRest : INBOUND_TEXTS.showRest}
      </ButtonBase>
      <Box
        id={id}
        hidden={!isOpen}
        dir="auto"
        sx={{
          mt: 0.75,
          pt: 0.75,
          borderTop: 1,
          borderColor: 'divider',
          fontSize: '0.8125rem',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {isOpen && <LinkedText text={rest} />}
      </Box>
    </>
  );
}
