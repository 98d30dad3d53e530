import { WIDGET_TEXTS } from '@harborline/domain/texts/widget';
import { customLinks } from '@harborline/domain/widget/custom-links';
import { useDocumentMeta } from '../../shared/hooks/use-document-meta';
import { companyName, useLibrary } from '../../shared/library/library-scope';
import { PageTitle } from '../../shared/ui-public/page-title';
import { WidgetMissing } from './states';

/**
 * A link of the company (S2.3-11). The address gives its id; the label in the address is ignored, because anybody can
 * write one (D-48).
 */
export function CustomLinkPage({ linkId }: { linkId: string }) {
  const { library } = useLibrary();
  const link = customLinks(library).find(({ id }) => id === linkId);
  useDocumentMeta(`${link?.label ?? WIDGET_TEXTS.linkGone} | ${companyName(library)}`, '');
  if (link === undefined) return <WidgetMissing title={WIDGET_TEXTS.linkGone} />;
  return (
    <div className="w-page">
      <PageTitle className="w-title">{link.label}</PageTitle>
      <a className="w-button" href={link.address} target="_blank" rel="noopener noreferrer">
        {WIDGET_TEXTS.openLink(new URL(link.address).host)}
      </a>
      <p className="w-muted">{WIDGET_TEXTS.opensInTab}</p>
    </div>
  );
}
