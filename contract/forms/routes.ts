/** Where the calls of this subject live. No zod here: screens ask by these. */
export const getForm = { method: 'GET', path: '/forms/:id' } as const
export const getFormTicket = { method: 'GET', path: '/forms/ticket' } as const
export const validateFormAnswer = { method: 'POST', path: '/forms/:id/answer/validate' } as const
export const submitForm = { method: 'POST', path: '/forms/:id/submit', upload: 'images' } as const
export const downloadFormFile = { method: 'GET', path: '/forms/file/download/:id' } as const
export const exportFormAnswers = { method: 'GET', path: '/admin/forms/:id/answers' } as const
export const markFormAnswer = { method: 'PUT', path: '/admin/form-answer/:id/marks' } as const
export const getFormSubmissions = { method: 'GET', path: '/admin/forms/:id/submissions' } as const
export const previewForm = { method: 'POST', path: '/admin/forms/preview' } as const
