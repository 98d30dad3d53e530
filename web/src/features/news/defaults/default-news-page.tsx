import { DEFAULT_NEWS_TEXTS } from '@harborline/domain/texts/default-news';
import { NEWS_TEXTS } from '@harborline/domain/texts/news';
import NewsIcon from '@mui/icons-material/CampaignOutlined';
import { PageFrame } from '../../../shared/ui-admin/page-frame';
import { DefaultList, type ListedText } from '../../articles';
import { NewsViews } from '../list/news-views';
import { loadParentNews } from './load-parent-news';
import { NewsLine } from './news-line';
import { useNewsCopies } from './use-news-copies';

function NewsLines({ listed }: { listed: readonly ListedText[] }) {
  const copies = useNewsCopies();
  return listed.map((one) => <NewsLine key={one.text.id} {...one} copies={copies} />);
}

/** /admin/newsflash?view=default: which news of its parent the library shows (S3-07, D-35). */
export function DefaultNewsPage() {
  return (
    <PageFrame title={NEWS_TEXTS.listTitle} intro={NEWS_TEXTS.intro} width="list">
      <NewsViews current="default" />
      <DefaultList
        kind="newsFlash"
        permission="SupportLibraries.updateDefaultNews"
        texts={DEFAULT_NEWS_TEXTS}
        icon={<NewsIcon />}
        load={loadParentNews}
        lines={(listed) => <NewsLines listed={listed} />}
      />
    </PageFrame>
  );
}
