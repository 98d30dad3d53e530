import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { report } from '../../../shared/config/report';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { FullPage } from '../../../shared/ui-admin/full-page';

/** Shown if a screen crashed or could not be loaded, for instance after a deployment replaced its file. */
export function CrashPage() {
  const error = useRouteError();
  useEffect(() => report('screen-failed', error), [error]);
  return (
    <FullPage>
      <ErrorState
        title={SHELL_TEXTS.crashTitle}
        description={SHELL_TEXTS.crashBody}
        onRetry={() => window.location.reload()}
      />
    </FullPage>
  );
}
