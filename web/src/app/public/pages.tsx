import type { LibraryPage, PublicMatch, StandalonePage } from '@harborline/domain/help-center/public-routes';
import { loadChatPage, loadConversationPage } from '../../features/conversation';
import {
  loadArticlePage,
  loadCategoryPage,
  loadCoursePage,
  loadCoursesPage,
  loadHomePage,
  loadNewsFlashPage,
  loadNewsPage,
  loadWholeCoursePage,
} from '../../features/help-center';
import { isContactOpen, useLibrary } from '../../shared/library/library-scope';
import { useQueryParameter } from '../../shared/router/navigation';
import { latePage } from '../../shared/ui-public/late-page';
import { Loading, SkeletonCards, SkeletonLines } from '../../shared/ui-public/state-panels';
import { loadContactPage } from './load-contact-page';

const HomePage = latePage(loadHomePage);
const ArticlePage = latePage(loadArticlePage);
const CategoryPage = latePage(loadCategoryPage);
const CoursesPage = latePage(loadCoursesPage);
const CoursePage = latePage(loadCoursePage);
const WholeCoursePage = latePage(loadWholeCoursePage);
const ContactPage = latePage(loadContactPage);
const NewsPage = latePage(loadNewsPage);
const NewsFlashPage = latePage(loadNewsFlashPage);
const ThankYouPage = latePage(async () => (await import('../../features/thank-you')).ThankYouPage);
const StatusPage = latePage(async () => (await import('../../features/status')).StatusPage);
const StatusHistoryPage = latePage(async () => (await import('../../features/status')).StatusHistoryPage);
const SubscriptionPage = latePage(async () => (await import('../../features/status')).SubscriptionPage);
const ConversationPage = latePage(loadConversationPage);
const RequestsPage = latePage(async () => (await import('../../features/requests')).RequestsPage);
const FormPage = latePage(async () => (await import('../../features/forms')).FormPage);
const ChatPage = latePage(loadChatPage);

const loadWidget = () => import('../../features/widget');
const WidgetHome = latePage(async () => (await loadWidget()).WidgetHome);
const WidgetHelp = latePage(async () => (await loadWidget()).WidgetHelp);
const CustomLinkPage = latePage(async () => (await loadWidget()).CustomLinkPage);
const MessageOff = latePage(async () => (await loadWidget()).MessageOff);

const JoinPage = latePage(async () => (await import('../../features/invitation')).JoinPage);
const InvitePage = latePage(async () => (await import('../../features/invitation')).InvitePage);
const ReviewPage = latePage(async () => (await import('../../features/review')).ReviewPage);

/** Functions that load the code of a page in advance. */
export const preloadCode = {
  home: HomePage.preload,
  article: ArticlePage.preload,
  category: CategoryPage.preload,
  courses: CoursesPage.preload,
  course: CoursePage.preload,
  courseStatic: WholeCoursePage.preload,
  contact: ContactPage.preload,
  thankYou: ThankYouPage.preload,
  news: NewsPage.preload,
  newsFlash: NewsFlashPage.preload,
  status: StatusPage.preload,
  statusHistory: StatusHistoryPage.preload,
  statusSubscription: SubscriptionPage.preload,
  widgetHome: WidgetHome.preload,
  widgetHelp: WidgetHelp.preload,
  widgetMessage: MessageOff.preload,
  customLink: CustomLinkPage.preload,
  widgetChat: ChatPage.preload,
} as const;

/** A page without a library. */
export function StandalonePageOf({ page }: { page: StandalonePage }) {
  switch (page) {
    case 'join':
      return <JoinPage />;
    case 'invite':
      return <InvitePage />;
    case 'review':
      return <ReviewPage />;
  }
}

/** The home page has two tabs; Contact Us is only there while requests can be sent (S2.2-06). */
function HomeTabs() {
  const { library } = useLibrary();
  const isContact = useQueryParameter('tab') === 'contact' && isContactOpen(library);
  return isContact ? <ContactPage /> : <HomePage />;
}

/** Contact Us in the widget, while requests can be sent (S2.3-07). */
function WidgetMessage() {
  const { library } = useLibrary();
  return isContactOpen(library) ? <ContactPage /> : <MessageOff />;
}

/** The library page of a route. */
export function PageOf({ match: { page, params } }: { match: PublicMatch<LibraryPage> }) {
  const id = params.id ?? '';
  switch (page) {
    case 'home':
      return <HomeTabs />;
    case 'category':
      return <CategoryPage categoryId={id} />;
    case 'article':
      return <ArticlePage articleId={id} />;
    case 'courses':
      return <CoursesPage />;
    case 'course':
      return <CoursePage courseId={id} />;
    case 'courseStatic':
      return <WholeCoursePage courseId={id} />;
    case 'thankYou':
      return <ThankYouPage />;
    case 'news':
      return <NewsPage />;
    case 'newsFlash':
      return <NewsFlashPage newsId={id} />;
    case 'status':
      return <StatusPage />;
    case 'statusHistory':
      return <StatusHistoryPage />;
    case 'statusSubscription':
      return <SubscriptionPage />;
    case 'widgetHome':
      return <WidgetHome />;
    case 'widgetHelp':
      return <WidgetHelp />;
    case 'widgetMessage':
      return <WidgetMessage />;
    case 'customLink':
      return <CustomLinkPage linkId={id} />;
    case 'widgetChat':
      return <ChatPage />;
    case 'form':
      return <FormPage formRef={id} />;
    case 'requests':
      return <RequestsPage />;
    case 'conversation':
      return <ConversationPage conversationRef={params.ref ?? ''} />;
  }
}

/** Pages in a narrow column without the search above. */
const PLAIN_PAGES: readonly LibraryPage[] = [
  'status',
  'statusHistory',
  'statusSubscription',
  'news',
  'newsFlash',
  'requests',
  'form',
];

const isOfCourses = (page: LibraryPage): boolean =>
  page === 'courses' || page === 'course' || page === 'courseStatic';

/** Placeholder for a page while its library or its code loads. */
export function PageSkeleton({ page }: { page: LibraryPage }) {
  const isPlain = PLAIN_PAGES.includes(page);
  const isNarrow = page === 'category' || isPlain || isOfCourses(page);
  return (
    <Loading>
      {page === 'home' && <div className="hero is-waiting" />}
      <div className={isNarrow ? 'page section narrow' : 'page section'}>
        {page !== 'home' && !isPlain && <span className="skeleton search-skeleton" />}
        {page === 'home' ? (
          <SkeletonCards count={6} />
        ) : (
          <>
            <SkeletonLines count={2} className="title-skeleton" />
            <SkeletonLines count={7} className={isNarrow ? 'card padded' : 'article'} />
          </>
        )}
      </div>
    </Loading>
  );
}
