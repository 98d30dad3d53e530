import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { useLibrary } from '../../shared/library/library-scope';
import { Link } from '../../shared/router/link';
import { Icon } from '../../shared/ui-public/icons';
import { usePopularArticles } from './use-help-center';

const TITLE_ID = 'popular-articles';

/** The most read articles; nothing while they load, and where nobody has read any. */
export function PopularArticles() {
  const { links } = useLibrary();
  const articles = usePopularArticles();
  if (articles.length === 0) return null;
  return (
    <section className="popular" aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID}>{HELP_CENTER_TEXTS.popularArticles}</h2>
      <ul className="popular-list">
        {articles.map(({ id, article_title }) => (
          <li key={id}>
            <Link to={links.article(id)} className="card popular-link">
              <Icon name="file" />
              <span>
                <bdi>{article_title}</bdi>
              </span>
              <Icon name="next" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
