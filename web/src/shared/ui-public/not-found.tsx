import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { useDocumentMeta, useMissingPage } from '../hooks/use-document-meta';
import { PageTitle } from './page-title';

interface NotFoundProps {
  /** homepage of the library that the address names; otherwise that of the site */
  readonly home?: string;
}

/** The page for an unknown address (S2.4-29, S2.4-30). */
export function NotFound({ home = '/' }: NotFoundProps) {
  useMissingPage();
  useDocumentMeta(HELP_CENTER_TEXTS.notFoundTitle, '');
  return (
    <div className="page not-found">
      <PageTitle>{HELP_CENTER_TEXTS.notFoundTitle}</PageTitle>
      <p className="muted">{HELP_CENTER_TEXTS.notFoundHint}</p>
      <a href={home} className="button">
        {HELP_CENTER_TEXTS.notFoundButton}
      </a>
    </div>
  );
}
