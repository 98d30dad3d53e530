import Typography from '@mui/material/Typography';
import { outText } from '../../../../shared/duty/duty-text';
import { useDuty } from '../../../../shared/duty/use-duty';

/** Says below the name of an assignee who is out of office until when, and who covers (D-136). */
export function AssigneeDuty({ uid }: { readonly uid: string }) {
  const text = outText(useDuty().of(uid));
  if (text === null) return null;
  return (
    <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.25 }}>
      {text}
    </Typography>
  );
}
