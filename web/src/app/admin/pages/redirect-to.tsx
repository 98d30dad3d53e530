import type { ComponentType } from 'react';
import { Navigate } from 'react-router-dom';

/** A page that leads elsewhere, for addresses that moved. */
export const redirectTo = (to: string): ComponentType =>
  function Redirect() {
    return <Navigate to={to} replace />;
  };
