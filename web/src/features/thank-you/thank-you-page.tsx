import { thankYouColor, thankYouTarget } from '@harborline/domain/help-center/thank-you';
import { readableOn } from '@harborline/domain/help-center/theme-color';
import { THANK_YOU_TEXTS } from '@harborline/domain/texts/thank-you';
import { useEffect } from 'react';
import { useDocumentMeta } from '../../shared/hooks/use-document-meta';
import { useLibrary } from '../../shared/library/library-scope';
import { Link } from '../../shared/router/link';
import { Icon } from '../../shared/ui-public/icons';
import { PageTitle } from '../../shared/ui-public/page-title';
import './thank-you.css';

/**
 * Thanks a visitor for a message, in the library's colour (S2.4-26, S2.4-27). The server redirects to the library's
 * sub-domain (S2.4-28); the browser does where the server could not.
 */
export function ThankYouPage() {
  const { library, links } = useLibrary();
  const color = thankYouColor(library);
  useDocumentMeta(THANK_YOU_TEXTS.message, '');
  useEffect(() => {
    const target = thankYouTarget(library, window.location.hostname);
    if (target !== null) window.location.replace(target);
  }, [library]);
  return (
    <div className="page section">
      <div className="card thanks" style={{ borderTopColor: color }}>
        <span
          className="thanks-mark"
          style={{
            backgroundColor: color,
            color: readableOn(color),
            boxShadow: `0 0 0 0.6rem color-mix(in srgb, ${color} 18%, transparent)`,
          }}
        >
          <Icon name="check" />
        </span>
        <PageTitle className="thanks-title">{THANK_YOU_TEXTS.message}</PageTitle>
        <Link to={links.home()} className="button quiet">
          {THANK_YOU_TEXTS.home}
        </Link>
      </div>
    </div>
  );
}
