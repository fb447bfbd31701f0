import { useContext } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router';

/**
 * Answers whether the screen that asks is where the person still is and stays. Of the router itself: React draws a navigation
 * some time after it, and one that waits for the code of its screen is lost as soon as another begins.
 */
export function useIsHere(): () => boolean {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { pathname } = useLocation();
  return () => {
    if (router === undefined) return true;
    const { location, navigation } = router.state;
    return (navigation.location ?? location).pathname === pathname;
  };
}
