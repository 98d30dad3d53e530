import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Loadable } from '../../../shared/requests/loadable';
import { DeniedState } from '../../../shared/ui-admin/denied-state';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';

interface InsightFrameProps<Row> {
  readonly list: Loadable<readonly Row[]>;
  readonly intro: string;
  readonly failedText: string;
  readonly empty: { readonly icon: ReactNode; readonly title: string; readonly body: string };
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A list of insights in each of its states, below a sentence that says what it shows. */
export function InsightFrame<Row>({ list, intro, failedText, empty, children }: InsightFrameProps<Row>) {
  if (list.status === 'loading') return <ListSkeleton />;
  if (list.status === 'denied') return <DeniedState />;
  if (list.status === 'failed') return <ErrorState title={failedText} onRetry={list.retry} />;
  if (list.data.length === 0) {
    return <EmptyState icon={empty.icon} title={empty.title} description={empty.body} />;
  }
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5, maxWidth: 640 }}>
        {intro}
      </Typography>
      {children(list.data)}
    </>
  );
}

/** Says that there is more than a list shows. */
export const LimitNote = ({ text }: { text: string }) => (
  <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1.5 }}>
    {text}
  </Typography>
);
