import type { ArticleSection } from '@harborline/domain/help-center/page-content';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { rememberScroll } from '../../../shared/router/history-state';

interface SectionsProps {
  readonly sections: readonly ArticleSection[];
}

const isWorthListing = (sections: readonly ArticleSection[]): boolean => sections.length > 1;

const SectionLinks = ({ sections }: SectionsProps) => (
  <ul>
    {sections.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`} onClick={rememberScroll}>
          <bdi>{title}</bdi>
        </a>
      </li>
    ))}
  </ul>
);

/** An article's table of contents beside it, on wide pages. */
export function OnThisPage({ sections }: SectionsProps) {
  if (!isWorthListing(sections)) return null;
  return (
    <nav className="aside-block on-this-page" aria-labelledby="on-this-page">
      <h2 id="on-this-page">{HELP_CENTER_TEXTS.onThisPage}</h2>
      <SectionLinks sections={sections} />
    </nav>
  );
}

/** An article's table of contents above it, folded, on narrower pages. */
export function FoldedSections({ sections }: SectionsProps) {
  if (!isWorthListing(sections)) return null;
  return (
    <nav className="folded-sections" aria-label={HELP_CENTER_TEXTS.onThisPage}>
      <details>
        <summary>{HELP_CENTER_TEXTS.onThisPage}</summary>
        <SectionLinks sections={sections} />
      </details>
    </nav>
  );
}
