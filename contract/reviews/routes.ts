/** Where the calls of this subject live. No zod here: screens ask by these. */
export const getProductReviews = { method: 'GET', path: '/product/:id/review' } as const
export const getReviewForm = { method: 'GET', path: '/review/:token' } as const
export const saveReviews = { method: 'PUT', path: '/review/:token' } as const
export const stopReviewRequests = { method: 'POST', path: '/review/:token/stop' } as const
export const getReviewCounts = { method: 'GET', path: '/admin/review/counts' } as const
export const listReviews = { method: 'GET', path: '/admin/review' } as const
export const decideReview = { method: 'PUT', path: '/admin/review/:id' } as const
export const answerReview = { method: 'PUT', path: '/admin/review/:id/answer' } as const
export const getReviews = { method: 'GET', path: '/google/reviews' } as const
export const setReviewSource = { method: 'PUT', path: '/admin/google/reviews' } as const
