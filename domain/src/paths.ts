/** Firestore collection names, spelt exactly as specified (S7.6). */
export const COLLECTIONS = {
  libraries: 'SupportLibraries',
  libraryPrivate: 'private',
  libraryKeys: 'LibraryKeys',
  libraryHosts: 'LibraryHosts',
  users: 'Users',
  categories: 'Categories',
  articles: 'Articles',
  articleDrafts: 'ArticleDrafts',
  unsavedArticles: 'UnsavedArticles',
  articlePlans: 'ArticlePlans',
  articleRevisions: 'ArticleRevisions',
  articleLinks: 'ArticleLinks',
  contentDrafts: 'ContentDrafts',
  contentRevisions: 'ContentRevisions',
  courses: 'Courses',
  lessons: 'Lessons',
  courseLists: 'CourseLists',
  courseTexts: 'CourseTexts',
  courseFigures: 'CourseFigures',
  courseLearners: 'CourseLearners',
  courseProgress: 'CourseProgress',
  searchShards: 'SearchShards',
  contentStamps: 'ContentStamps',
  mail: 'mail',
  conversations: 'Conversations',
  messages: 'Messages',
  ticketEvents: 'TicketEvents',
  ticketFollowers: 'TicketFollowers',
  customValues: 'CustomValues',
  checklists: 'Checklists',
  replyDrafts: 'ReplyDrafts',
  plannedReplies: 'PlannedReplies',
  ratings: 'Ratings',
  ratingFigures: 'RatingFigures',
  ratingRequests: 'RatingRequests',
  outbox: 'Outbox',
  heldRequests: 'HeldRequests',
  readingWaits: 'ReadingWaits',
  notices: 'Notices',
  notificationSubscriptions: 'NotificationSubscriptions',
  notificationSettings: 'NotificationSettings',
  importSources: 'ImportSources',
  ticketCounters: 'TicketCounters',
  ticketTags: 'TicketTags',
  ticketWords: 'TicketWords',
  ticketFields: 'TicketFields',
  ticketErasures: 'TicketErasures',
  ticketLinks: 'TicketLinks',
  visitorPeople: 'People',
  teams: 'Teams',
  savedFilters: 'SavedFilters',
  macros: 'Macros',
  smartQueues: 'SmartQueues',
  workflows: 'Workflows',
  workflowFolders: 'WorkflowFolders',
  workflowRuns: 'WorkflowRuns',
  blockedSenders: 'BlockedSenders',
  prioritySupport: 'PrioritySupport',
  businessHours: 'BusinessHours',
  dutyPlans: 'DutyPlans',
  loadNotices: 'LoadNotices',
  serviceLevels: 'ServiceLevels',
  clockAnnouncements: 'ClockAnnouncements',
  clockRuns: 'ClockRuns',
  routingRules: 'RoutingRules',
  addressProofs: 'AddressProofs',
  requestFiles: 'RequestFiles',
  requestLinks: 'RequestLinks',
  requestAccess: 'RequestAccess',
  visitorIdentities: 'VisitorIdentities',
  identityKeys: 'IdentityKeys',
  articleVotes: 'ArticleVotes',
  articleFeedback: 'ArticleFeedback',
  articleViews: 'ArticleViews',
  searches: 'Searches',
  failedSearches: 'FailedSearches',
  searchRequests: 'SearchRequests',
  rateLimits: 'RateLimits',
  invitations: 'Invitations',
  audit: 'Audit',
  feeds: 'Feeds',
  translations: 'Translations',
  agentNotifications: 'AgentNotifications',
  newsFlash: 'NewsFlash',
  newsFlashLists: 'NewsFlashLists',
  newsFlashReactions: 'NewsFlashReactions',
  newsFlashViews: 'NewsFlashViews',
  statusPages: 'StatusPages',
  statusHistories: 'StatusHistories',
  statusSubscribers: 'StatusSubscribers',
  statusMailings: 'StatusMailings',
  sopCategories: 'SopCategories',
  sopArticles: 'SopArticles',
  sopReceipts: 'SopReceipts',
  cannedReplies: 'CannedReplies',
  mentions: 'Mentions',
} as const;

/** Document paths, relative to the database root. */
export const docPath = {
  library: (libraryId: string) => `${COLLECTIONS.libraries}/${libraryId}`,
  libraryPrivate: (libraryId: string) =>
    `${COLLECTIONS.libraries}/${libraryId}/${COLLECTIONS.libraryPrivate}/settings`,
  libraryLastChange: (libraryId: string) =>
    `${COLLECTIONS.libraries}/${libraryId}/${COLLECTIONS.libraryPrivate}/lastChange`,
  /** values of a change, kept until the audit entry they belong to is written */
  libraryChangedValues: (libraryId: string, auditId: string) =>
    `${COLLECTIONS.libraries}/${libraryId}/${COLLECTIONS.libraryPrivate}/changedValues_${auditId}`,
  libraryKey: (key: string) => `${COLLECTIONS.libraryKeys}/${key.toLowerCase()}`,
  libraryHost: (host: string) => `${COLLECTIONS.libraryHosts}/${host.toLowerCase()}`,
  user: (uid: string) => `${COLLECTIONS.users}/${uid}`,
  category: (id: string) => `${COLLECTIONS.categories}/${id}`,
  article: (id: string) => `${COLLECTIONS.articles}/${id}`,
  articleDraft: (articleId: string) => `${COLLECTIONS.articleDrafts}/${articleId}`,
  unsavedArticle: (articleId: string) => `${COLLECTIONS.unsavedArticles}/${articleId}`,
  articlePlan: (articleId: string) => `${COLLECTIONS.articlePlans}/${articleId}`,
  articleLinks: (articleId: string) => `${COLLECTIONS.articleLinks}/${articleId}`,
  articleRevision: (id: string) => `${COLLECTIONS.articleRevisions}/${id}`,
  contentDraft: (kind: string, id: string) => `${COLLECTIONS.contentDrafts}/${kind}:${id}`,
  contentRevision: (id: string) => `${COLLECTIONS.contentRevisions}/${id}`,
  course: (id: string) => `${COLLECTIONS.courses}/${id}`,
  lesson: (id: string) => `${COLLECTIONS.lessons}/${id}`,
  courseFigures: (courseId: string) => `${COLLECTIONS.courseFigures}/${courseId}`,
  courseLearner: (id: string) => `${COLLECTIONS.courseLearners}/${id}`,
  courseProgress: (courseId: string, uid: string) => `${COLLECTIONS.courseProgress}/${courseId}_${uid}`,
  courseList: (libraryId: string) => `${COLLECTIONS.courseLists}/${libraryId}`,
  courseText: (courseId: string, page: number) => `${COLLECTIONS.courseTexts}/${courseId}_${page}`,
  searchShard: (libraryId: string, shard: number) => `${COLLECTIONS.searchShards}/${libraryId}_${shard}`,
  contentStamp: (libraryId: string) => `${COLLECTIONS.contentStamps}/${libraryId}`,
  mail: (ticketId: number | string) => `${COLLECTIONS.mail}/${ticketId}`,
  conversation: (ref: string) => `${COLLECTIONS.conversations}/${ref}`,
  messages: (ref: string) => `${COLLECTIONS.conversations}/${ref}/${COLLECTIONS.messages}`,
  message: (ref: string, id: string) => `${COLLECTIONS.conversations}/${ref}/${COLLECTIONS.messages}/${id}`,
  ticketEvents: (ref: string) => `${COLLECTIONS.conversations}/${ref}/${COLLECTIONS.ticketEvents}`,
  ticketEvent: (ref: string, id: string) =>
    `${COLLECTIONS.conversations}/${ref}/${COLLECTIONS.ticketEvents}/${id}`,
  ticketFollowers: (ref: string) => `${COLLECTIONS.conversations}/${ref}/${COLLECTIONS.ticketFollowers}`,
  ticketFollower: (ref: string, uid: string) =>
    `${COLLECTIONS.conversations}/${ref}/${COLLECTIONS.ticketFollowers}/${uid}`,
  customValuesOf: (ref: string) => `${COLLECTIONS.conversations}/${ref}/${COLLECTIONS.customValues}`,
  customValues: (ref: string) => `${COLLECTIONS.conversations}/${ref}/${COLLECTIONS.customValues}/all`,
  checklists: (ref: string) => `${COLLECTIONS.conversations}/${ref}/${COLLECTIONS.checklists}`,
  checklist: (ref: string, sopId: string, version: number) =>
    `${COLLECTIONS.conversations}/${ref}/${COLLECTIONS.checklists}/${sopId}_${version}`,
  plannedReply: (id: string) => `${COLLECTIONS.plannedReplies}/${id}`,
  replyDraft: (id: string) => `${COLLECTIONS.replyDrafts}/${id}`,
  ratings: (ref: string) => `${COLLECTIONS.conversations}/${ref}/${COLLECTIONS.ratings}`,
  rating: (ref: string, messageId: string) =>
    `${COLLECTIONS.conversations}/${ref}/${COLLECTIONS.ratings}/${messageId}`,
  ratingFigures: (libraryId: string, uid: string) => `${COLLECTIONS.ratingFigures}/${libraryId}_${uid}`,
  ratingRequest: (ref: string) => `${COLLECTIONS.ratingRequests}/${ref}`,
  outbox: (id: string) => `${COLLECTIONS.outbox}/${id}`,
  heldRequest: (ticketId: number) => `${COLLECTIONS.heldRequests}/${ticketId}`,
  ticketLink: (id: string) => `${COLLECTIONS.ticketLinks}/${id}`,
  visitorPerson: (id: string) => `${COLLECTIONS.visitorPeople}/${id}`,
  readingWait: (id: string) => `${COLLECTIONS.readingWaits}/${id}`,
  notice: (id: string) => `${COLLECTIONS.notices}/${id}`,
  notificationSubscription: (id: string) => `${COLLECTIONS.notificationSubscriptions}/${id}`,
  notificationSettings: (libraryId: string) => `${COLLECTIONS.notificationSettings}/${libraryId}`,
  importSource: (id: string) => `${COLLECTIONS.importSources}/${id}`,
  ticketCounter: (libraryId: string) => `${COLLECTIONS.ticketCounters}/${libraryId}`,
  ticketTags: (libraryId: string) => `${COLLECTIONS.ticketTags}/${libraryId}`,
  ticketWords: (conversationRef: string) => `${COLLECTIONS.ticketWords}/${conversationRef}`,
  ticketErasure: (ref: string) => `${COLLECTIONS.ticketErasures}/${ref}`,
  ticketFields: (libraryId: string) => `${COLLECTIONS.ticketFields}/${libraryId}`,
  teams: (libraryId: string) => `${COLLECTIONS.teams}/${libraryId}`,
  savedFilter: (ref: string) => `${COLLECTIONS.savedFilters}/${ref}`,
  macro: (ref: string) => `${COLLECTIONS.macros}/${ref}`,
  smartQueue: (ref: string) => `${COLLECTIONS.smartQueues}/${ref}`,
  workflow: (ref: string) => `${COLLECTIONS.workflows}/${ref}`,
  workflowFolder: (ref: string) => `${COLLECTIONS.workflowFolders}/${ref}`,
  workflowRun: (ref: string) => `${COLLECTIONS.workflowRuns}/${ref}`,
  blockedSenders: (libraryId: string) => `${COLLECTIONS.blockedSenders}/${libraryId}`,
  prioritySupport: (libraryId: string) => `${COLLECTIONS.prioritySupport}/${libraryId}`,
  loadNotice: (libraryId: string) => `${COLLECTIONS.loadNotices}/${libraryId}`,
  businessHours: (libraryId: string) => `${COLLECTIONS.businessHours}/${libraryId}`,
  dutyPlans: (libraryId: string) => `${COLLECTIONS.dutyPlans}/${libraryId}`,
  serviceLevels: (libraryId: string) => `${COLLECTIONS.serviceLevels}/${libraryId}`,
  clockRun: (libraryId: string) => `${COLLECTIONS.clockRuns}/${libraryId}`,
  clockAnnouncement: (conversationRef: string) => `${COLLECTIONS.clockAnnouncements}/${conversationRef}`,
  routingRules: (libraryId: string) => `${COLLECTIONS.routingRules}/${libraryId}`,
  addressProof: (id: string) => `${COLLECTIONS.addressProofs}/${id}`,
  requestFiles: (id: string) => `${COLLECTIONS.requestFiles}/${id}`,
  requestLink: (id: string) => `${COLLECTIONS.requestLinks}/${id}`,
  requestAccess: (id: string) => `${COLLECTIONS.requestAccess}/${id}`,
  visitorIdentity: (libraryId: string, uid: string) => `${COLLECTIONS.visitorIdentities}/${libraryId}_${uid}`,
  identityKey: (libraryId: string) => `${COLLECTIONS.identityKeys}/${libraryId}`,
  invitation: (id: string) => `${COLLECTIONS.invitations}/${id}`,
  rateLimit: (id: string) => `${COLLECTIONS.rateLimits}/${id}`,
  articleFeedback: (id: string) => `${COLLECTIONS.articleFeedback}/${id}`,
  articleVote: (id: string) => `${COLLECTIONS.articleVotes}/${id}`,
  articleView: (id: string) => `${COLLECTIONS.articleViews}/${id}`,
  search: (id: string) => `${COLLECTIONS.searches}/${id}`,
  failedSearch: (id: string) => `${COLLECTIONS.failedSearches}/${id}`,
  searchRequest: (id: string) => `${COLLECTIONS.searchRequests}/${id}`,
  audit: (id: string) => `${COLLECTIONS.audit}/${id}`,
  feed: (id: string) => `${COLLECTIONS.feeds}/${id}`,
  translation: (id: string) => `${COLLECTIONS.translations}/${id}`,
  agentNotifications: (uid: string) => `${COLLECTIONS.agentNotifications}/${uid}`,
  newsFlash: (id: string) => `${COLLECTIONS.newsFlash}/${id}`,
  newsFlashList: (libraryId: string) => `${COLLECTIONS.newsFlashLists}/${libraryId}`,
  newsFlashReaction: (id: string) => `${COLLECTIONS.newsFlashReactions}/${id}`,
  newsFlashView: (id: string) => `${COLLECTIONS.newsFlashViews}/${id}`,
  statusPage: (libraryId: string) => `${COLLECTIONS.statusPages}/${libraryId}`,
  statusHistory: (libraryId: string) => `${COLLECTIONS.statusHistories}/${libraryId}`,
  statusSubscriber: (id: string) => `${COLLECTIONS.statusSubscribers}/${id}`,
  statusMailing: (id: string) => `${COLLECTIONS.statusMailings}/${id}`,
  sopCategory: (id: string) => `${COLLECTIONS.sopCategories}/${id}`,
  sopArticle: (id: string) => `${COLLECTIONS.sopArticles}/${id}`,
  sopReceipt: (sopId: string, uid: string) => `${COLLECTIONS.sopReceipts}/${sopId}_${uid}`,
  cannedReply: (id: string) => `${COLLECTIONS.cannedReplies}/${id}`,
  mention: (id: string) => `${COLLECTIONS.mentions}/${id}`,
} as const;

/** Search shards of a library until one is split; an article lives in the shard its id hashes to. */
export const SEARCH_SHARD_COUNT = 4;

/** Realtime Database paths. Functions write `members` and `access`, which mirror Firestore for the rules. */
export const rtdbPath = {
  /** what the rules need to know of `uid`, active staff of the library (`membershipSchema`) */
  member: (libraryId: string, uid: string) => `members/${libraryId}/${uid}`,
  libraryMembers: (libraryId: string) => `members/${libraryId}`,
  /** one child per open tab, keyed by `PRESENCE_SLOTS`; each a `presentTabSchema` */
  presence: (libraryId: string, uid: string) => `presence/${libraryId}/${uid}`,
  libraryPresence: (libraryId: string) => `presence/${libraryId}`,
  /** one child per person who has articles open, with one child per tab (`readCoWriters`), keyed by `PRESENCE_SLOTS` */
  libraryEditors: (libraryId: string) => `editing/${libraryId}`,
  articleEditor: (libraryId: string, uid: string, slot: string) => `editing/${libraryId}/${uid}/${slot}`,
  /** one child per person who has tickets open, with one child per tab (`readTicketViewers`), keyed by `PRESENCE_SLOTS` */
  libraryViewers: (libraryId: string) => `viewing/${libraryId}`,
  ticketViewer: (libraryId: string, uid: string, slot: string) => `viewing/${libraryId}/${uid}/${slot}`,
  /** when a person's presence last changed, milliseconds; written by functions, read by members */
  lastSeen: (libraryId: string, uid: string) => `lastSeen/${libraryId}/${uid}`,
  libraryLastSeen: (libraryId: string) => `lastSeen/${libraryId}`,
  /** { online: number of staff reachable now, at: server time }; readable by anyone */
  availability: (libraryId: string) => `availability/${libraryId}`,
  /** one child per visitor waiting for a chat; written by functions, read by members */
  queue: (libraryId: string) => `queue/${libraryId}`,
  /** when each person was last given a chat and a ticket, milliseconds: uid -> { chat, ticket }; functions alone read and write it */
  libraryTurns: (libraryId: string) => `turns/${libraryId}`,
  /** where the look at people who left goes on: { uid, library }; functions alone read and write it (D-139) */
  leaversLook: 'looks/leavers',
  turn: (libraryId: string, uid: string) => `turns/${libraryId}/${uid}`,
  /** since when each of them waits, milliseconds, under keys that lead nowhere; readable by anyone, who counts (D-91) */
  queueTimes: (libraryId: string) => `queueTimes/${libraryId}`,
  /** one child per visitor with one per open tab, keyed by `PRESENCE_SLOTS` (`readVisitorPages`): pages and events; gone when the chat ends */
  visitorPresence: (conversationRef: string) => `visitorPresence/${conversationRef}`,
  visitorTabs: (conversationRef: string, uid: string) => `visitorPresence/${conversationRef}/${uid}`,
  /** { head, parts } of the page that the visitor of a chat shares (`domain/src/cobrowse/part.ts`); gone once they stop */
  cobrowse: (conversationRef: string) => `cobrowse/${conversationRef}`,
  cobrowseParts: (conversationRef: string) => `cobrowse/${conversationRef}/parts`,
  /**
   * { support_lib_id, visitors: { uid: true }, of a chat also is_chat and, until it ends, waits or team: { uid: true },
   * and while its visitor shares a page, shares: { uid: until when, milliseconds } }
   */
  access: (conversationRef: string) => `access/${conversationRef}`,
  /** created_at of the newest message a visitor's page has shown, milliseconds; read by staff who may read it, and by functions */
  readUntil: (conversationRef: string, uid: string) => `reads/${conversationRef}/${uid}`,
  conversationReads: (conversationRef: string) => `reads/${conversationRef}`,
  /** { name, at: server time } while a person types */
  typing: (conversationRef: string, uid: string) => `typing/${conversationRef}/${uid}`,
  conversationTyping: (conversationRef: string) => `typing/${conversationRef}`,
} as const;

/** Begins the name of a picture: storage rules let those upload it who write what it belongs to. */
export const COVER_PREFIX = { articles: '', news: 'news-', courses: 'course-' } as const;

/** Storage folders (S7.5-16). */
export const storagePath = {
  /** files a visitor sends with a request or in a chat */
  visitorUpload: (libraryId: string, uid: string, fileName: string) =>
    `chat/img/${libraryId}/${uid}/${fileName}`,
  /** a person's picture; the library is the home library */
  avatar: (libraryId: string, uid: string, fileName: string) =>
    `covers/${libraryId}/people/${uid}/${fileName}`,
  /** feature images of a news flash; the dot ends its id, for no id has one */
  newsCover: (libraryId: string, newsId: string, fileName: string) =>
    `covers/${libraryId}/${COVER_PREFIX.news}${newsId}.${fileName}`,
  /** covers of a course */
  courseCover: (libraryId: string, courseId: string, fileName: string) =>
    `covers/${libraryId}/${COVER_PREFIX.courses}${courseId}.${fileName}`,
  /** files of a course's lessons */
  lessonFile: (libraryId: string, courseId: string, fileName: string) =>
    `covers/${libraryId}/courses/${courseId}/${fileName}`,
  /** pictures that visitors see; `COVER_PREFIX` says whose writers may upload one */
  cover: (libraryId: string, fileName: string) => `covers/${libraryId}/${fileName}`,
} as const;
