import type { NavIcon } from '@harborline/domain/permissions/table';
import FlowIcon from '@mui/icons-material/AccountTreeOutlined';
import ArticlesIcon from '@mui/icons-material/ArticleOutlined';
import AutomationIcon from '@mui/icons-material/BoltOutlined';
import NewsIcon from '@mui/icons-material/CampaignOutlined';
import ContactFormIcon from '@mui/icons-material/ContactMailOutlined';
import FormIcon from '@mui/icons-material/DynamicFormOutlined';
import IntegrationsIcon from '@mui/icons-material/ExtensionOutlined';
import SopIcon from '@mui/icons-material/FactCheckOutlined';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import ReportsIcon from '@mui/icons-material/InsightsOutlined';
import CoursesIcon from '@mui/icons-material/SchoolOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import type { ReactNode } from 'react';

/** An icon for each navigation entry. */
export const NAV_ICONS: Readonly<Record<NavIcon, ReactNode>> = {
  inbox: <InboxIcon />,
  articles: <ArticlesIcon />,
  formBuilder: <FormIcon />,
  flowBuilder: <FlowIcon />,
  newsFlash: <NewsIcon />,
  reports: <ReportsIcon />,
  integrations: <IntegrationsIcon />,
  sops: <SopIcon />,
  courses: <CoursesIcon />,
  automation: <AutomationIcon />,
  settings: <SettingsIcon />,
  contactForm: <ContactFormIcon />,
};
