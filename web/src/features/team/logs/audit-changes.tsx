import type { AuditChange } from '@harborline/domain/entities/audit';
import { auditFieldLabel, auditValueWord } from '@harborline/domain/texts/audit-fields';
import { AUDIT_TEXTS } from '@harborline/domain/texts/team';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Longer values get their own lines. */
const MOST_IN_LINE = 40;

/** Each changed field before and after. */
export function AuditChanges({ changes }: { changes: readonly AuditChange[] }) {
  return (
    <Box
      component="ul"
      aria-label={AUDIT_TEXTS.changes}
      sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}
    >
      {changes.map((change) => (
        <ChangeRow key={change.field} {...change} />
      ))}
    </Box>
  );
}

function ChangeRow({ field, before, after }: AuditChange) {
  const isStacked = [before, after].some((text) => text.length > MOST_IN_LINE || text.includes('\n'));
  return (
    <Typography component="li" variant="body2" color="textSecondary">
      {auditFieldLabel(field)}: <Value field={field} value={before} tag="del" isStacked={isStacked} />{' '}
      <Box component="span" sx={isStacked ? { display: 'flex', gap: 0.5 } : undefined}>
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          <span role="img" aria-label={AUDIT_TEXTS.becomes}>
            →
          </span>{' '}
        </Box>
        <Value field={field} value={after} tag="ins" isStacked={isStacked} />
      </Box>
    </Typography>
  );
}

interface ValueProps {
  field: string;
  value: string;
  tag: 'del' | 'ins';
  isStacked: boolean;
}

/** A person's words keep their own direction and line breaks; ours are styled differently. */
function Value({ field, value, tag, isStacked }: ValueProps) {
  const word = auditValueWord(field, value);
  return (
    <Box
      component={tag}
      dir="auto"
      sx={{
        ...(isStacked && { display: 'block' }),
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        fontStyle: value === '' ? 'italic' : 'normal',
        color: tag === 'ins' ? 'text.primary' : 'text.secondary',
        textDecoration: tag === 'del' && value !== '' ? 'line-through' : 'none',
      }}
    >
      {word ?? value}
    </Box>
  );
}
