import { DEFAULT_NEWS_TEXTS } from '@harborline/domain/texts/default-news';
import { NEWS_TEXTS } from '@harborline/domain/texts/news';
import { adminLinks } from '../../../shared/routes/admin-links';
import { DefaultViews } from '../../articles';

/** The views of the news screen. */
export const NewsViews = ({ current }: { current: 'own' | 'default' }) => (
  <DefaultViews
    label={NEWS_TEXTS.views}
    current={current}
    own={{ label: NEWS_TEXTS.ownView, to: adminLinks.news() }}
    defaults={{ label: DEFAULT_NEWS_TEXTS.view, to: adminLinks.defaultNews() }}
  />
);
